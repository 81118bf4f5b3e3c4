import type { TrimmedPackage } from './trim.ts';

/** Our one ky has no hooks, no base address, no time limit over retries, and tells no upload's progress. */
export const KY: TrimmedPackage = {
  versions: { ky: '2.1.0' },
  forbids:
    /\bky\.(create|extend)\([^;]*\b(hooks|prefix|baseUrl|totalTimeout|parseJson|jitter|shouldRetry|searchParams)\b|\bonUploadProgress\b/,
  files: [
    {
      file: /ky[\\/]distribution[\\/]core[\\/]Ky\.js/,
      unused: [
        'cloneInitHookOptions',
        'validateJsonWithSchema',
        '#assignRequest',
        '#wrapRequestWithUploadProgress',
        '#cancelReturnedBody',
      ],
      // What is left where there are no hooks, `timeout` is a number and `totalTimeout` is not set.
      always: {
        '#getRemainingTotalTimeout': '',
        '#throwIfTotalTimeoutExhausted': '',
        '#raceWithTotalTimeout': 'return operation();',
        '#runBeforeRequestHooks': '',
        '#runAfterResponseHooks': 'return response;',
        '#throwProcessedError': 'throw error;',
        '#consumeReturnedResponseFromBeforeRetryHook': 'return false;',
        '#decorateResponse': 'return response;',
        '#getErrorDataTimeout':
          'return { milliseconds: this.#options.timeout, fromTotalTimeout: false };',
        '#getBodyReadTimeout': 'return this.#options.timeout;',
        '#retryFromError':
          'await delay(Math.min(await this.#calculateRetryDelay(error), maxSafeTimeout), { signal: this.#userProvidedAbortSignal }); this.#retryCount++; return this.#retry(function_);',
      },
      facts: {
        'initHooks.length > 0': 'false',
        'beforeRequestResponse !== undefined': 'false',
        'error instanceof ForceRetryError': 'false',
        'errorObject instanceof ForceRetryError': 'false',
        "Object.hasOwn(options, 'prefixUrl')": 'false',
        'this.#options.prefix': 'void 0',
        'this.#options.baseUrl': 'void 0',
        'this.#options.totalTimeout': 'void 0',
        'ky.#options.totalTimeout': 'void 0',
        'this.#options.parseJson': 'void 0',
        'initHookOptions.parseJson': 'void 0',
        'this.#options.onUploadProgress': 'void 0',
        remainingTotal: 'void 0',
        responseFromHook: 'false',
        shouldRetry: 'void 0',
        'retry.jitter': 'void 0',
        'this.#wrapRequestWithUploadProgress(this.request, this.#options.body ?? undefined)':
          'this.request',
        "typeof ky.#options.throwHttpErrors === 'function'": 'false',
        'parsedResult === timedOutOperation': 'false',
        'readTimeout.fromTotalTimeout': 'false',
        'parseTimeout.fromTotalTimeout': 'false',
        "typeof this.#options.searchParams === 'string'": 'false',
      },
    },
    {
      file: /ky[\\/]distribution[\\/]utils[\\/]merge\.js/,
      unused: ['appendSearchParameters'],
    },
  ],
};
