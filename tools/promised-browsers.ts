import packageJson from '../package.json' with { type: 'json' };

/** The users of a part of the app: visitors and people who sign in, or editors. */
export type Audience = keyof typeof packageJson.browserslist;

/** The build's names of browsers by those of Browserslist. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
} as const;

export type PromisedBrowser = {
  name: (typeof NAMES)[keyof typeof NAMES];
  /** The oldest version. */
  version: string;
};

/** The browsers that package.json promises. */
export function promisedTo(audience: Audience): PromisedBrowser[] {
  return packageJson.browserslist[audience].map((line) => {
    const [, key, version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const [, name] = Object.entries(NAMES).find(([known]) => known === key) ?? [];
    if (!name) throw new Error(`Unknown browser: ${line}`);
    return { name, version };
  });
}
