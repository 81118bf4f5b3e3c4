import type { Plugin } from 'vite';
import type { Shades } from '#src/theme/shades.ts';

/** `fill`: the colour where it stands out from light grounds. */
type Brand = { shades: Shades; fill: string; pictures: Record<string, string | Uint8Array> };

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
};

/**
 * Builds with the name of `VITE_SITE_NAME` and the colour of `VITE_BRAND_COLOR`: the constant that
 * `src/theme/shades.ts` reads, the page before the program, and the pictures of `public` in that colour. All
 * of it is computed here, so that visitors download results alone.
 */
export function brand(variables: Record<string, string>): Plugin {
  const name = variables.VITE_SITE_NAME?.trim() ?? '';
  const color = variables.VITE_BRAND_COLOR?.trim().replace(/^#?/, '#') ?? '#';
  let own: Brand | undefined;
  return {
    name: 'brand',
    config: async () => {
      if (color.length === 1) return {};
      own = await readBrand(color);
      return { define: { 'import.meta.env.BRAND_SHADES': JSON.stringify(own.shades) } };
    },
    transformIndexHtml: (html) => {
      const named = name === '' ? html : html.replaceAll('>企业官网<', () => `>${escaped(name)}<`);
      return own === undefined ? named : colored(named, own);
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = request.url?.slice(1).split('?')[0] ?? '';
        const picture = own?.pictures[file];
        if (picture === undefined) return next();
        response.setHeader('Content-Type', TYPES[file.split('.')[1] ?? ''] ?? '');
        response.end(picture);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(own?.pictures ?? {})) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/**
 * Reads the files of the brand. Loaded only if a colour is set: the packages load slowly, and React, which the theme
 * imports, must not load before prerendering has chosen its production build.
 */
async function readBrand(color: string): Promise<Brand> {
  const [{ deriveShades }, { brandPictures }, { filled }] = await Promise.all([
    import('#src/theme/derive-shades.ts'),
    import('./pictures.ts'),
    import('#src/theme/filled.ts'),
  ]);
  const shades = deriveShades(color);
  const { main: fill } = filled(shades, 'light');
  return { shades, fill, pictures: await brandPictures(shades, fill) };
}

/** Replaces the brand's colours of `src/boot/boot.css` and the colour of the browser's bars. */
function colored(html: string, { shades, fill }: Brand): string {
  const styles = [
    `:root{--boot-brand:${fill}}`,
    `[data-color-scheme=dark]{--boot-brand:${shades.light}}`,
  ].join('');
  return html
    .replace(/(name="theme-color" content=")#\w+/, `$1${shades.main}`)
    .replace('</head>', `<style>${styles}</style>\n</head>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
