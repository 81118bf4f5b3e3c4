import { env } from '#src/env.ts';
import type { AskSeveral } from '#src/features/product/compare/ask-several.ts';
import { AskSeveralButton } from './ask-several-button.tsx';

const ask: AskSeveral = (products) =>
  env.enquiryPath === '' ? undefined : <AskSeveralButton products={products} />;

/** The variable itself: a build without it would keep the code otherwise. */
export const askSeveral: AskSeveral | undefined =
  import.meta.env.DEV || import.meta.env.VITE_ENQUIRY_PATH ? ask : undefined;
