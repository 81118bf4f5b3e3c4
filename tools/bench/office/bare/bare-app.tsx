import { useState } from 'react';
import { BareForm } from './bare-form.tsx';
import { BareList } from './bare-list.tsx';

type Place = { name: 'product' | 'news'; id?: string };

/**
 * The baseline of the benchmark: a menu with two lists, a data grid and a form, with no code of the
 * product.
 */
export function BareApp() {
  const [place, setPlace] = useState<Place>({ name: 'product' });
  const { name, id } = place;
  return (
    <>
      <nav>
        <button type="button" onClick={() => setPlace({ name: 'product' })}>
          product
        </button>
        <button type="button" onClick={() => setPlace({ name: 'news' })}>
          news
        </button>
      </nav>
      {id === undefined ? (
        <BareList key={name} name={name} onOpen={(id) => setPlace({ name, id })} />
      ) : (
        <BareForm id={id} />
      )}
    </>
  );
}
