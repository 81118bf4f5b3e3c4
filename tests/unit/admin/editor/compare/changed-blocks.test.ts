import { describe, expect, it } from 'vitest';
import { changedBlocks } from '#src/admin/editor/compare/changed-blocks.ts';

const OLD = '<h2>灌溉</h2><p>一</p><p>二</p><p>三</p>';

describe('changedBlocks', () => {
  it('B2: leaves out the equal blocks at the beginning and the end', () => {
    const next = '<h2>灌溉</h2><p>一</p><p>二，改</p><p>三</p>';
    expect(changedBlocks(next, OLD)).toEqual({ html: '<p>二，改</p>', same: 3 });
    expect(changedBlocks(OLD, next)).toEqual({ html: '<p>二</p>', same: 3 });
  });

  it('B2: is empty on the side that lacks the block', () => {
    const next = `${OLD}<p>四</p>`;
    expect(changedBlocks(next, OLD)).toEqual({ html: '<p>四</p>', same: 4 });
    expect(changedBlocks(OLD, next)).toEqual({ html: '', same: 4 });
  });

  it('B2: counts a repeated block once', () => {
    expect(changedBlocks('<p>一</p>', '<p>一</p><p>一</p>')).toEqual({ html: '', same: 1 });
  });

  it('B2: finds changed formats and pictures, and ignores white space between blocks', () => {
    expect(changedBlocks('<p><strong>一</strong></p>', '<p>一</p>').html).toContain('<strong>');
    expect(
      changedBlocks('<p>一</p><img src="/b.png">', '<p>一</p><img src="/a.png">').html,
    ).toMatch(/^<img [^>]*src="\/b.png"/);
    expect(changedBlocks('<p>一</p>\n\n<p>二</p>', '<p>一</p><p>二</p>')).toMatchObject({
      html: '',
    });
  });

  it('B9: returns only safe HTML', () => {
    expect(changedBlocks('<p onclick="x()">一<script>x()</script></p>', '').html).toBe('<p>一</p>');
  });
});
