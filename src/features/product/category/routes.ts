import type { RouteObject } from 'react-router';

export const productCategoryRoutes: RouteObject[] = [];
