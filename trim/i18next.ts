import type { TrimmedPackage } from './trim.ts';

/**
 * Our texts name values and nothing else: no plural forms, contexts, formats or texts within texts; keys
 * are typed, and the server's answers are the only source.
 */
export const I18NEXT: TrimmedPackage = {
  versions: {
    i18next: '27.1.2',
    'react-i18next': '18.0.1',
    'i18next-browser-languagedetector': '8.3.0',
    'i18next-http-backend': '4.0.10',
  },
  forbids:
    /\bt\([^)]*[\s{](defaultValue|context|ordinal|returnDetails|postProcess|interpolation):|\bcloneInstance\b|\bi18n(ext)?\.(exists|dir|loadLanguages|addResource|addResources|removeResourceBundle)\b|\bkeyPrefix\b/,
  files: [
    {
      file: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js/,
      unused: [
        'keysFromSelector',
        'Translator.exists',
        'Translator.getUsedParamsDetails',
        'ResourceStore.addResource',
        'ResourceStore.addResources',
        'ResourceStore.removeNamespaces',
        'ResourceStore.removeResourceBundle',
        'ResourceStore.toJSON',
        'PluralResolver.getRule',
        'PluralResolver.needsPlural',
        'PluralResolver.getPluralFormsOfKey',
        'PluralResolver.getSuffixes',
        'PluralResolver.getSuffix',
        'Connector.saveMissing',
        'I18n.hydrate',
        'I18n.loadLanguages',
        'I18n.dir',
        'I18n.cloneInstance',
        'I18n.setDefaultNamespace',
        'I18n.toJSON',
        'deepExtend',
        'deepFind',
      ],
      always: {
        'Interpolator.nest': 'return str;',
        'Translator.hasDefaultValue': 'return false;',
      },
      facts: {
        // No format, and no plugin for one.
        Formatter: 'null',
        formatter: 'null',
        'this.i18nFormat': 'void 0',
        'this.i18nFormat?.parse': 'void 0',
        'this.i18nFormat?.addLookupKeys': 'void 0',
        'this.i18nFormat?.getResource': 'void 0',
        'this.modules.i18nFormat': 'void 0',
        // Options that no `t` and no `init` of ours has.
        needsPluralHandling: 'false',
        needsZeroSuffixLookup: 'false',
        needsContextHandling: 'false',
        hasDefaultValue: 'false',
        usedDefault: 'false',
        updateMissing: 'false',
        returnDetails: 'false',
        seemsNaturalLanguage: 'false',
        'this.options.saveMissing': 'false',
        'this.options.missingKeyHandler': 'false',
        'this.options.parseMissingKeyHandler': 'false',
        'this.options.appendNamespaceToMissingKey': 'false',
        missingKeyNoValueFallbackToKey: 'false',
        'this.options.isClone': 'false',
        'this.options.preload': 'void 0',
        'this.options.resources': 'void 0',
        'this.alwaysFormat': 'false',
        'opt.interpolation': 'void 0',
        'opt?.interpolation?.skipOnVariables': 'void 0',
        'options?.interpolation?.skipOnVariables': 'void 0',
        postProcessorNames: 'void 0',
        missingInterpolationHandler: 'void 0',
        // Keys are texts that name no value's format; no language is i18next's own for tests.
        "typeof keys === 'function'": 'false',
        "typeof k === 'function'": 'false',
        "typeof key === 'function'": 'false',
        "typeof o.keyPrefix === 'function'": 'false',
        "lng?.toLowerCase() === 'cimode'": 'false',
        "usedLng?.toLowerCase() === 'cimode'": 'false',
        "lng.toLowerCase() === 'cimode'": 'false',
        'key.includes(this.formatSeparator)': 'false',
        // No key has a dot of its own.
        'deepFind(this.data?.[lng]?.[ns], key, keySeparator)': 'void 0',
        'deepFind(data, key, keySeparator)': 'void 0',
        'deepFind(defaultData, key, keySeparator)': 'void 0',
        // Our detector answers at once, our backend calls back.
        'this.services.languageDetector.async': 'false',
        's.languageDetector.async': 'false',
        'lngs && !supportedLngs': 'false',
        'this.callbackApi === false || this.callbackApi === undefined && fc.length === 2': 'false',
      },
      // They speak in debug mode only.
      idle: [
        'this.logger.warn(',
        'this.logger.log(',
        'this.logger.deprecate(',
        'this.logger.once(',
      ],
    },
    {
      file: /react-i18next[\\/]dist[\\/]es[\\/]useTranslation\.js/,
      facts: {
        i18nFromProps: 'void 0',
        'props.lng': 'void 0',
        "typeof keyPrefix === 'function'": 'false',
        'inDevelopment()': 'false',
      },
      always: { notReadyT: 'return k;' },
      idle: ['warnOnce('],
    },
    {
      file: /react-i18next[\\/]dist[\\/]es[\\/]utils\.js/,
      unused: ['loadLanguages'],
      idle: ['warnOnce('],
    },
    {
      file: /react-i18next[\\/]dist[\\/]es[\\/]defaults\.js/,
      facts: { unescape: 'void 0' },
    },
    {
      file: /i18next-browser-languagedetector[\\/]dist[\\/]esm[\\/]/,
      idle: ['this.addDetector(path)', 'this.addDetector(subdomain)', 'this.addDetector(hash)'],
    },
    {
      file: /i18next-http-backend[\\/]esm[\\/]index\.js/,
      unused: ['readMulti', 'create', 'reload'],
      always: {
        request: 'return requestWithFetch(options, url, payload, callback);',
      },
      facts: {
        payload: 'void 0',
        'options.queryStringParams': 'void 0',
        altFetch: 'void 0',
        'this.options.reloadInterval': 'false',
        'typeof window === "undefined"': 'false',
        'typeof options.customHeaders === "function"': 'false',
        'typeof options.requestOptions === "function"': 'false',
        'typeof options.alternateFetch === "function"': 'false',
        'typeof this.options.loadPath === "function"': 'false',
        'typeof fetch === "function"': 'true',
      },
    },
  ],
};
