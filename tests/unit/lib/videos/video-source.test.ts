import { describe, expect, it } from 'vitest';
import { isVideoAddress, videoSource } from '#src/lib/videos/video-source.ts';

describe('the address of a video', () => {
  it.each([
    ['https://www.bilibili.com/video/BV1xx411c7mD', 'bvid=BV1xx411c7mD&autoplay=1'],
    ['https://m.bilibili.com/video/BV1xx411c7mD/?p=1&t=3', 'bvid=BV1xx411c7mD&autoplay=1'],
    ['https://player.bilibili.com/player.html?aid=1&bvid=BV1xx411c7mD', 'bvid=BV1xx411c7mD'],
    ['https://player.bilibili.com/player.html?aid=170001&cid=1', 'aid=170001&autoplay=1'],
    ['https://www.bilibili.com/video/av170001/', 'aid=170001&autoplay=1'],
    ['http://player.youku.com/player.php/sid/XNDk3MjQ4OTQ0OA==/v.swf', 'embed/XNDk3MjQ4OTQ0OA=='],
    ['https://v.youku.com/v_show/id_XNDk3MjQ4OTQ0OA==.html', 'youku.com/embed/XNDk3MjQ4OTQ0OA=='],
    ['https://v.qq.com/x/page/a0012abcdef.html', 'v.qq.com/txp/iframe/player.html?vid=a0012abcdef'],
    ['https://v.qq.com/x/cover/mzc00200/a0012abcdef.html', 'player.html?vid=a0012abcdef'],
    ['https://v.qq.com/iframe/preview.html?width=500&vid=a0012abcdef', 'vid=a0012abcdef'],
    [
      'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
      'youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['/api/files/video-1.mp4', '/api/files/video-1.mp4'],
    [`${location.origin}/uploads/a%20b.webm?v=2`, '/uploads/a%20b.webm?v=2'],
  ])('%s is played by its own player', (address, player) => {
    expect(videoSource(address)?.player).toContain(player);
    expect(isVideoAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA',
    'blob:https://example.com/a.mp4',
    '//evil.example/a.mp4',
    'https://evil.example/a.mp4',
    'https://evil.example/video/BV1xx411c7mD',
    'https://www.bilibili.com.evil.example/video/BV1xx411c7mD',
    'https://evil.example/?u=https://www.bilibili.com/video/BV1xx411c7mD',
    'https://user@www.bilibili.com/video/BV1xx411c7mD',
    'https://www.bilibili.com/video/BV1xx411c7mD"onload=alert(1)',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    'https://www.bilibili.com/',
    '/news/details?id=1',
    '',
  ])('%s is played by nothing', (address) => {
    // Only the constant part of a player and an id of letters and digits get through.
    expect(videoSource(address)?.player ?? '').not.toMatch(/evil|["<>]|script|data:|blob:/);
  });

  it('of a file on the server with the uploads is one of ours', () => {
    const resolve = (address: string) =>
      address.startsWith('/') ? `https://api.example:443${address}` : address;
    expect(videoSource('/a.mp4', resolve)?.player).toBe('https://api.example:443/a.mp4');
    expect(videoSource('https://api.example/a.mp4', resolve)?.kind).toBe('file');
    expect(videoSource('https://other.example/a.mp4', resolve)).toBeUndefined();
  });
});
