export { Forbidden as Component } from './forbidden.tsx';
