import { wholeList } from '#src/api/records/queries.ts';
import { Advertisement } from './schema.ts';

const NAME = 'scroller';

export const advertisementApi = {
  name: NAME,
  all: wholeList(NAME, Advertisement, 'GET /scroller/get'),
};
