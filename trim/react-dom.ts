import type { TrimmedPackage } from './trim.ts';

/**
 * Our pages are made anew in the browser: nothing of React that takes over HTML from a server, none of
 * its style sheets and scripts, no states of actions, no refs to fragments, no <html> of its own.
 */
export const REACT_DOM: TrimmedPackage = {
  forbids:
    /import \{[^}]*\b(hydrateRoot|useActionState|Activity|SuspenseList|preconnect|prefetchDNS|preload\w*|preinit\w*)\b[^}]*\} from 'react(-dom|-dom\/client)?'|\bprecedence=|<Fragment ref=|^\s*<(html|head|body)\b/m,
  files: [
    {
      file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js/,
      unused: [
        'exports.hydrateRoot',
        'updateDehydratedSuspenseComponent',
        'updateActivityComponent',
        'updateSuspenseListComponent',
        'preconnectAs',
        'prefetchDNS',
        'preconnect',
        'preload',
        'preloadModule',
        'preinitStyle',
        'preinitScript',
        'preinitModuleScript',
        'acquireResource',
        'suspendResource',
        'insertSuspendedStylesheets',
        'preloadResourceAndSuspendIfNeeded',
        'registerSuspenseInstanceRetry',
        'hideOrUnhideDehydratedBoundary',
        'clearHydrationBoundary',
        'mountActionState',
        'updateActionState',
        'rerenderActionState',
        'attemptExplicitHydrationTarget',
        'createFiberFromDehydratedFragment',
        'setPropOnCustomElement',
        'resolveSingletonInstance',
        'releaseSingletonInstance',
      ],
      always: {
        getResource: 'return null;',
        popTreeContext: '',
        resetHydrationState: '',
        upgradeHydrationErrorsToRecoverable: 'return null;',
        getSuspenseInstanceFromFiber: 'return null;',
        getActivityInstanceFromFiber: 'return null;',
        getParentHydrationBoundary: 'return null;',
        commitActivityHydrationCallbacks: '',
        commitSuspenseHydrationCallbacks: '',
        markRetryLaneImpl: '',
        dispatchEvent:
          'if (_enabled) { findInstanceBlockingEvent(nativeEvent); dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer); }',
        retryIfBlockedOn: '',
        isCustomElement: 'return false;',
        isFragmentInstanceParent: 'return false;',
        commitNewChildToFragmentInstances: '',
        commitFragmentInstanceInsertionEffects: '',
        commitFragmentInstanceDeletionEffects: '',
        getStackByFiberInDevAndProd: 'return "";',
      },
      facts: {
        isHydrating: 'false',
        hydrationErrors: 'null',
        hydrationParentFiber: 'null',
        nextHydratableInstance: 'null',
        'popHydrationState(workInProgress)': 'false',
        '.isDehydrated': 'false',
        '.dehydrated': 'null',
        'state.stylesheets': 'null',
        parentFragmentInstances: 'null',
        isInputEventSupported: 'true',
        'new FragmentInstance(current)': 'null',
      },
      idle: [
        'FragmentInstance.prototype.',
        'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
        'ReactDOMSharedInternals.findDOMNode =',
      ],
      kinds: [18, 19, 27, 31],
    },
  ],
};
