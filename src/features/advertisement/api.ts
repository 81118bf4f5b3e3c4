import { wholeList } from '#src/api/resource.ts';
import { Advertisement } from './schema.ts';

const NAME = 'scroller';

export const advertisementApi = {
  all: wholeList(NAME, Advertisement, 'GET /scroller/get'),
};
