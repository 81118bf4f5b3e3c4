import * as v from 'valibot';
import { dialect } from '#src/api/dialects/dialect.ts';
import { DialectSchema } from '#src/api/dialects/dialect-schema.ts';

/** Defined by `startFamily`. */
declare const TEST_DIALECT: unknown;

Object.assign(dialect, v.parse(DialectSchema, TEST_DIALECT));
