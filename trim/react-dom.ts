import type { TrimmedPackage } from './trim.ts';

/**
 * Our pages are made anew in the browser: nothing of React that takes over HTML from a server, none of
 * its style sheets and scripts, no states of actions, no refs to fragments, no <html> of its own.
 */
export const REACT_DOM: TrimmedPackage = {
  versions: { 'react-dom': '19.3.1' },
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
        // There is no resource but titles, metas and links, which are none to React.
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
        // Nothing stands that waits for being taken over, so no event waits.
        dispatchEvent:
          'if (_enabled) { findInstanceBlockingEvent(nativeEvent); dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer); }',
        retryIfBlockedOn: '',
        isCustomElement: 'return false;',
        isFragmentInstanceParent: 'return false;',
        commitNewChildToFragmentInstances: '',
        commitFragmentInstanceInsertionEffects: '',
        commitFragmentInstanceDeletionEffects: '',
        // No boundary asks for the components around an error.
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
      // What React calls dehydrated fragments, lists of Suspense, <html> and its like, Activity.
      kinds: [18, 19, 27, 31],
    },
  ],
};
