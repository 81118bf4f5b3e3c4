import type { RouteObject } from 'react-router';

export const publicNewsRoutes: RouteObject[] = [];
