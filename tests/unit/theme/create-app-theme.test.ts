import { describe, expect, it } from 'vitest';
import { type AppThemeOptions, createAppTheme } from '#src/theme/create-app-theme.ts';

const build = (options: Partial<AppThemeOptions> = {}) =>
  createAppTheme({
    primaryColor: 'preset1',
    contrast: 'default',
    direction: 'ltr',
    fontFamily: 'Public Sans Variable',
    locale: 'cn',
    ...options,
  });

describe('createAppTheme', () => {
  it('S4: has both schemes of the chosen preset as CSS variables', () => {
    const css = JSON.stringify(build({ primaryColor: 'preset4' }).generateStyleSheets());
    expect(css).toContain('"--mui-palette-primary-main":"#FDA92D"');
    expect(css).toContain('[data-color-scheme=\\"dark\\"]');
    expect(css).not.toContain('#68CDF9');
  });

  it('L2: has a radius of 8, Public Sans, Barlow for headings, and Chinese fallback fonts for both', () => {
    const { shape, typography } = build();
    expect(shape.borderRadius).toBe(8);
    expect(typography.body1.fontFamily).toMatch(/^"Public Sans Variable", "PingFang SC"/);
    expect(typography.h1.fontFamily).toMatch(/^Barlow, "PingFang SC"/);
    expect(typography.h1.lineHeight).toBe(1.25);
  });

  it('S5: uses the chosen font for text, not for headings', () => {
    const { typography } = build({ fontFamily: 'Inter Variable' });
    expect(typography.button.fontFamily).toMatch(/^"Inter Variable"/);
    expect(typography.h2.fontFamily).toMatch(/^Barlow/);
  });

  it('gives Chinese text a larger line height than English', () => {
    expect(build().typography.body1.lineHeight).toBe(1.75);
    expect(build({ locale: 'en' }).typography.body1.lineHeight).toBeLessThan(1.75);
  });

  it('L3: animates for 0.48 and 0.64 s, shows four avatars, and moves nothing under reduced motion', () => {
    const { transitions, components, motion } = build();
    expect(transitions.duration).toMatchObject({ enteringScreen: 480, complex: 640, short: 200 });
    expect(components?.MuiAvatarGroup?.defaultProps?.max).toBe(4);
    expect(motion.reducedMotion).toBe('system');
  });

  it('S2: has the breakpoint that the tip of the compact setting names', () => {
    expect(build().breakpoints.values.xl * 16).toBe(1600);
  });

  it('S9: has the chosen direction', () => {
    expect(build({ direction: 'rtl' }).direction).toBe('rtl');
  });
});
