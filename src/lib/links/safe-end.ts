/** Percent-encodes the sign that a link ends in: chat programs would leave it out of the link. */
export function withSafeEnd(link: string): string {
  return link.replace(
    /[-_.~!*'()]$/,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
