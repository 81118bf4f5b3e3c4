import type { TrimmedPackage } from './trim.ts';

/**
 * Pages here are reached by links in the browser. None sends a form to the router or fetches through it
 * beside a navigation, and React's own `<ViewTransition>` moves them.
 */
export const REACT_ROUTER: TrimmedPackage = {
  versions: { 'react-router': '8.5.1' },
  forbids:
    /import \{[^}]*\b(Form|NavLink|useFetchers?|useSubmit|useFormAction|useActionData|useViewTransitionState|unstable_\w+)\b[^}]*\} from 'react-router'|\bviewTransition\b|\bdefaultShouldRevalidate\b|\bhydrationData\b|\.patchRoutes\(|Link\b[^>]*\s(mask|prefetch)=|<RouterProvider[^>]*\b(onError|useTransitions)=|createBrowserRouter\([^;]*\b(dataStrategy|getContext|instrumentations|future)\b/,
  files: [
    {
      file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js/,
      // Forms, fetchers, routes that change while one develops.
      unused: [
        'handleAction',
        'fetch',
        'handleFetcherAction',
        'handleFetcherLoader',
        'getFetcher',
        'resetFetcher',
        'queueFetcherForDeletion',
        '_internalSetRoutes',
        'patchRoutes',
        'cancelDiscoveryNavigation',
        'setFetcherError',
        'getTargetedDataStrategyMatches',
        'getUpdatedRevalidatingFetchers',
        'deleteFetcher',
        'getSubmittingNavigation',
        'createStaticHandler',
      ],
      always: {
        normalizeNavigateOptions: 'return { path };',
        interruptActiveLoads: 'isRevalidationRequired = true;',
        markFetchRedirectsDone: 'return false;',
        abortStaleFetchLoads: 'return false;',
        getActionDataForCommit: 'return {};',
        getUpdatedActionData: '',
        restoreAppliedTransitions: '',
        persistAppliedTransitions: '',
      },
      facts: {
        // What `createBrowserRouter` is not given.
        'init.hydrationData': 'void 0',
        'init.instrumentations': 'void 0',
        'init.dataStrategy': 'void 0',
        'init.getContext': 'void 0',
        'future.unstable_customRouteDiscovery': 'void 0',
        'future.unstable_routePatternMatching': 'void 0',
        // What no navigation carries.
        'opts.submission': 'void 0',
        'opts.fetcherSubmission': 'void 0',
        'opts?.mask': 'void 0',
        'opts.pendingError': 'void 0',
        'opts?.instrumentationNavigateMetaReceiver': 'void 0',
        pendingDiscoveryCancellation: 'void 0',
        submission: 'void 0',
        fetcherSubmission: 'void 0',
        activeSubmission: 'void 0',
        pendingActionResult: 'void 0',
        pendingViewTransitionEnabled: 'false',
        didUpdateFetcherRedirects: 'false',
        shouldUpdateFetchers: 'false',
        // What nothing sets.
        'state.actionData': 'null',
        'newState.actionData': 'void 0',
        'state.navigation.formMethod': 'void 0',
        'dataRoutes.hasHMRRoutes': 'false',
        isStaticHandler: 'false',
        viewTransitionOpts: 'void 0',
        'appliedViewTransitions.get(state.location.pathname)': 'void 0',
        'appliedViewTransitions.has(location.pathname)': 'false',
      },
      // They go through fetchers, of which there are none.
      idle: [
        'fetchLoadMatches.forEach(',
        'state.fetchers.forEach(',
        'fetchersQueuedForDeletion.forEach(',
        'unmountedFetchers.forEach(',
        'mountedFetchers.forEach(',
        'revalidatingFetchers.forEach(',
        'revalidatingFetchers.filter(',
        'dataRoutes.commitHmrRoutes(',
      ],
    },
    {
      file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js/,
      facts: {
        'useIsRSCRouterContext()': 'false',
        'useOptimistic(_state)': '[_state]',
        useTransitions: 'void 0',
        viewTransitionOpts: 'void 0',
        'vtContext.isTransitioning': 'false',
        renderDfd: 'void 0',
        pendingState: 'void 0',
        interruption: 'void 0',
        transition: 'void 0',
        onError: 'void 0',
        isStatic: 'false',
        'React$1.useContext(FrameworkContext)': 'void 0',
      },
      idle: ['newState.fetchers.forEach(', 'deletedFetchers.forEach('],
    },
    {
      file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js/,
      facts: {
        // All hooks are called below the one router; its root has an error boundary.
        'React$1.useContext(IsDataRouteContext)': 'true',
        locationArg: 'void 0',
        'dataRouterOpts.isStatic': 'false',
        'dataRouterOpts?.onError': 'void 0',
        'dataRouterContext.static': 'false',
        'this.context': 'null',
        defaultErrorElement: 'null',
      },
    },
    {
      file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js/,
      always: { parseHydrationData: '' },
      facts: {
        remixContext: 'void 0',
        mask: 'void 0',
        viewTransition: 'void 0',
        defaultShouldRevalidate: 'void 0',
        useTransitions: 'void 0',
        'usePrefetchBehavior(prefetch, rest)': '[false, null, {}]',
        shouldPrefetch: 'false',
        prefetchHandlers: 'null',
        'mergeRefs(forwardedRef, prefetchRef)': 'forwardedRef',
      },
      idle: ['HistoryRouter.displayName', 'NavLink.displayName', 'Form.displayName'],
    },
  ],
};
