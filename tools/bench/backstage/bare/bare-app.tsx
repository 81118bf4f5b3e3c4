import { useState } from 'react';
import { BareForm } from './bare-form.tsx';
import { BareList } from './bare-list.tsx';

type OpenPage = { name: 'product' | 'news'; id?: string };

/**
 * The baseline of the benchmark: a menu with two lists, a data grid and a form, with no code of the
 * product.
 */
export function BareApp() {
  const [page, setPage] = useState<OpenPage>({ name: 'product' });
  const { name, id } = page;
  return (
    <>
      <nav>
        <button type="button" onClick={() => setPage({ name: 'product' })}>
          product
        </button>
        <button type="button" onClick={() => setPage({ name: 'news' })}>
          news
        </button>
      </nav>
      {id === undefined ? (
        <BareList key={name} name={name} onOpen={(id) => setPage({ name, id })} />
      ) : (
        <BareForm id={id} />
      )}
    </>
  );
}
