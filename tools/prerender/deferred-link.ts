/** Prevents the browser from loading a link until the boot script starts the program (`src/boot/start-program.ts`). */
export function deferred(link: string): string {
  return `<template data-link>${link}</template>`;
}

/** Matches a deferred link. */
export const DEFERRED = /<template data-link>.*?<\/template>/g;
