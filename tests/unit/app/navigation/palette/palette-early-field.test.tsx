import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PaletteEarlyField } from '#src/app/navigation/palette/palette-early-field.tsx';
import { renderComponent } from '../../../components/support.tsx';

async function openField() {
  const onClose = vi.fn<() => void>();
  const { user } = await renderComponent(
    <>
      <button type="button">别处</button>
      <PaletteEarlyField onType={() => {}} onClose={onClose} />
    </>,
  );
  const search = await screen.findByRole('search');
  return { user, onClose, search, backdrop: search.parentElement ?? document.body };
}

it('N2: the search that is still loading ends with a press beside it, not with one on it', async () => {
  const { user, onClose, search, backdrop } = await openField();
  await user.click(search);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('N2: the search that is still loading ends with Escape, wherever the focus is', async () => {
  const { user, onClose } = await openField();
  await user.keyboard('{Escape}');
  screen.getByRole('button', { name: '别处' }).focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
