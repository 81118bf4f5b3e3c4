import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectClient } from '#src/api/client/client.ts';
import { upload } from '#src/api/uploads/upload.ts';
import { mock } from '#tests/support/mock.ts';
import { pngBytes } from '#tests/support/picture-files.ts';

const Stored = v.looseObject({ name: v.string(), url: v.string() });
const call = 'POST /file';

function formWith(size: number, type = 'image/png'): FormData {
  const form = new FormData();
  form.append('file', new File([pngBytes([]), new Uint8Array(size)], '温室.png', { type }));
  return form;
}

function send(options: {
  size?: number;
  signal?: AbortSignal;
  onProgress?: (part: number) => void;
}) {
  const { size = 1000, ...rest } = options;
  return upload(Stored, { url: '/file', form: formWith(size), ...rest });
}

beforeEach(() => connectClient({ accessToken: () => mock.signIn(), onUnauthorized: () => {} }));

describe('upload', () => {
  it('C1: stores a file and returns the server’s answer', async () => {
    expect(await send({})).toMatchObject({ name: '温室.png' });
  });

  it('B4: reports its progress up to the end', async () => {
    const parts: number[] = [];
    await send({ size: 200_000, onProgress: (part) => parts.push(part) });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  });

  it('B4: stops when it is aborted', async () => {
    mock.db.faults.set(call, 'hang');
    const controller = new AbortController();
    const sending = send({ signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(sending).rejects.toThrow('cancelled');
  });

  describe('over a slow line', () => {
    /** An upload whose progress the test reports. */
    function sendSlowly(parts: number[] = []) {
      const requests: XMLHttpRequest[] = [];
      vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function keep(
        this: XMLHttpRequest,
      ) {
        requests.push(this);
        // As browsers do, whatever the progress.
        const limit = () => this.dispatchEvent(new ProgressEvent('timeout'));
        if (this.timeout > 0) setTimeout(limit, this.timeout);
      });
      vi.useFakeTimers();
      const sending = send({ onProgress: (part) => parts.push(part) });
      const settled = vi.fn<(outcome: unknown) => void>();
      sending.then(settled, settled);
      const report = (type: string, loaded: number) =>
        requests[0]?.upload.dispatchEvent(
          new ProgressEvent(type, { lengthComputable: true, loaded, total: 100 }),
        );
      return { settled, report };
    }

    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('B4: goes on for as long as it makes progress', async () => {
      const parts: number[] = [];
      const { settled, report } = sendSlowly(parts);
      for (let loaded = 10; loaded <= 100; loaded += 10) {
        await vi.advanceTimersByTimeAsync(59_000);
        report('progress', loaded);
      }
      report('load', 100);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(settled).not.toHaveBeenCalled();
      expect(parts).toHaveLength(10);
    });

    it('B4: ends after 60 s without any, also while the server does not answer', async () => {
      for (const type of ['progress', 'load']) {
        const { settled, report } = sendSlowly();
        await vi.advanceTimersByTimeAsync(30_000);
        report(type, 100);
        await vi.advanceTimersByTimeAsync(59_000);
        expect(settled).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1000);
        expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', call }));
        vi.restoreAllMocks();
      }
    });
  });

  it('B4: does not start when it was aborted before', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(send({ signal })).rejects.toThrow('cancelled');
    expect(mock.db.requests.of(call)).toHaveLength(0);
  });

  it("E3: a file that is too large fails with the server's words", async () => {
    await expect(send({ size: 10 * 1024 * 1024 + 1 })).rejects.toMatchObject({
      kind: 'http',
      status: 413,
      call,
      message: expect.stringContaining('10'),
    });
  });

  it('A12: reports a 401 to the session', async () => {
    const told: unknown[] = [];
    connectClient({ accessToken: () => null, onUnauthorized: (error) => told.push(error) });
    await expect(send({})).rejects.toMatchObject({ status: 401 });
    expect(told).toHaveLength(1);
  });

  it.each([
    ['drop', { kind: 'network' }],
    ['html', { kind: 'malformed' }],
    ['empty', { kind: 'empty' }],
    ['reject', { kind: 'rejected' }],
    ['503', { kind: 'http', status: 503 }],
    ['shape', { kind: 'shape', message: expect.stringMatching(/^POST \/file: name: /) }],
  ])('C5: fails clearly under %s, and is not tried again', async (fault, error) => {
    mock.db.faults.set(call, fault);
    await expect(send({})).rejects.toMatchObject({ name: 'ApiError', call, ...error });
    expect(mock.db.requests.of(call)).toHaveLength(1);
  });
});
