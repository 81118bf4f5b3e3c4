export { ServerError as Component } from './server-error.tsx';
