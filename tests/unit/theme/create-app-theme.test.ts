import { describe, expect, it } from 'vitest';
import { createAppTheme } from '#src/theme/create-app-theme.ts';
import type { AppThemeOptions } from '#src/theme/create-app-theme.ts';

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
  it('S4: writes both schemes as variables of the chosen preset', () => {
    const css = JSON.stringify(build({ primaryColor: 'preset4' }).generateStyleSheets());
    expect(css).toContain('"--mui-palette-primary-main":"#FDA92D"');
    expect(css).toContain('[data-color-scheme=\\"dark\\"]');
    expect(css).not.toContain('#68CDF9');
  });

  it('L2: rounds by 8, in Public Sans with Barlow headings and a Chinese stack behind both', () => {
    const { shape, typography } = build();
    expect(shape.borderRadius).toBe(8);
    expect(typography.body1.fontFamily).toMatch(/^"Public Sans Variable", "PingFang SC"/);
    expect(typography.h1.fontFamily).toMatch(/^Barlow, "PingFang SC"/);
    expect(typography.h1.lineHeight).toBe(1.25);
  });

  it('S5: takes the chosen font for text and leaves headings', () => {
    const { typography } = build({ fontFamily: 'Inter Variable' });
    expect(typography.button.fontFamily).toMatch(/^"Inter Variable"/);
    expect(typography.h2.fontFamily).toMatch(/^Barlow/);
  });

  it('gives Chinese text more leading than English', () => {
    expect(build().typography.body1.lineHeight).toBe(1.75);
    expect(build({ locale: 'en' }).typography.body1.lineHeight).toBeLessThan(1.75);
  });

  it('L3: enters in 0.48 and 0.64 s, shows four avatars, and nothing moves where people ask so', () => {
    const { transitions, components, motion } = build();
    expect(transitions.duration).toMatchObject({ enteringScreen: 480, complex: 640, short: 200 });
    expect(components?.MuiAvatarGroup?.defaultProps?.max).toBe(4);
    expect(motion.reducedMotion).toBe('system');
  });

  it('S2: has the breakpoint that the tip of the compact setting names', () => {
    expect(build().breakpoints.values.xl).toBe(1600);
  });

  it('S9: knows its direction', () => {
    expect(build({ direction: 'rtl' }).direction).toBe('rtl');
  });
});
