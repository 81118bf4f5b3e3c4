// First, so that the modules below read the dialect of the test.
import './use-dialect.ts';

export * from '../dialects/app.ts';
export { isPermitted } from '#src/session/permissions.ts';

export { LoginAnswer } from '#src/api/client/login-answer.ts';
