import { expect, it } from 'vitest';
import { intoCut, outOfCut, WHOLE } from '#src/admin/pictures/upload/cut-focus.ts';

it('a point turns with the picture', () => {
  const point = { x: 10, y: 30 };
  expect(intoCut(point, { turns: 1, area: WHOLE })).toEqual({ x: 70, y: 10 });
  expect(intoCut(point, { turns: 2, area: WHOLE })).toEqual({ x: 90, y: 70 });
  expect(intoCut(point, { turns: 3, area: WHOLE })).toEqual({ x: 30, y: 90 });
});

it('a point keeps its place in the scene when an area is cut out, at the edge where it is cut away', () => {
  const area = { x: 20, y: 0, width: 50, height: 100 };
  expect(intoCut({ x: 45, y: 30 }, { turns: 0, area })).toEqual({ x: 50, y: 30 });
  expect(intoCut({ x: 5, y: 30 }, { turns: 0, area })).toEqual({ x: 0, y: 30 });
  expect(intoCut({ x: 95, y: 30 }, { turns: 0, area })).toEqual({ x: 100, y: 30 });
});

it.each([0, 1, 2, 3])('a point set after %i turns and a cut is where it was set', (turns) => {
  const cut = { turns, area: { x: 12.5, y: 30, width: 66.6, height: 40 } };
  const point = { x: 37, y: 81 };
  expect(intoCut(outOfCut(point, cut), cut)).toEqual(point);
});
