import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RichTextField } from '#src/admin/editor/rich-text-field.tsx';
import { renderComponent } from '#tests/unit/components/support.tsx';

const MAP = '<iframe src="https://map.example/1"></iframe><p>文字</p>';

type FormProps = { text: string; onTell: (html: string) => void } & Pick<
  ComponentProps<typeof RichTextField>,
  'ref'
>;

/** The field as a form holds it; another `text` is one that the form sets. */
function Form({ text, onTell, ref }: FormProps) {
  const [form, setForm] = useState({ text, value: text });
  if (form.text !== text) setForm({ text, value: text });
  const onChange = (value: string) => {
    onTell(value);
    setForm({ text, value });
  };
  return <RichTextField ref={ref} label="正文" value={form.value} onChange={onChange} />;
}

async function setUp(value: string) {
  const told: string[] = [];
  const ref = createRef<{ focus: () => void }>();
  const form = (text: string) => (
    <Form ref={ref} text={text} onTell={(html) => void told.push(html)} />
  );
  const view = await renderComponent(form(value));
  return { ...view, ref, told, setText: (text: string) => view.rerender(form(text)) };
}

const text = () => screen.getByRole('textbox', { name: '正文' });
const edit = () => screen.getByRole('button', { name: '仍要编辑' });
const paste = (words: string) =>
  fireEvent.paste(text(), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? words : ''), files: [] },
  });

describe('RichTextField', () => {
  it('B9: shows the source of a text that the editor cannot keep, and names what it would lose', async () => {
    const { told, ref } = await setUp(MAP);
    expect(screen.getByRole('alert')).toHaveTextContent('嵌入的内容 <iframe>');
    expect(text()).toHaveValue(MAP);
    expect(text()).toHaveAttribute('readonly');
    act(() => ref.current?.focus());
    expect(text()).toHaveFocus();
    expect(told).toEqual([]);
  });

  it('B9: edits it anyway on request, and reports only changes to the form', async () => {
    const { user, told } = await setUp(MAP);
    await user.click(edit());
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(text()).toHaveFocus());
    expect(text()).toHaveAttribute('contenteditable', 'true');
    expect(told).toEqual([]);
    paste('新');
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('<iframe');
    expect(text()).toHaveAttribute('contenteditable', 'true');
  });

  it('B9: warns of hidden parts, which it would leave out', async () => {
    const { user, told } = await setUp('<p>文字<span style="mso-hide:all">内部价</span></p>');
    expect(screen.getByRole('alert')).toHaveTextContent('隐藏的内容');
    expect(screen.getByRole('alert')).not.toHaveTextContent('<');
    await user.click(edit());
    paste('新');
    expect(told[0]).not.toContain('内部价');
  });

  it('B9: warns of a text that the form sets later, and asks once for each', async () => {
    const { user, setText } = await setUp('<p>CO<sub>2</sub></p>');
    expect(screen.queryByRole('alert')).toBeNull();
    setText(MAP);
    expect(text()).toHaveValue(MAP);
    await user.click(edit());
    setText('<p>又一</p>');
    setText(MAP);
    expect(screen.queryByRole('alert')).toBeNull();
    setText('<pre><em>一</em></pre>');
    expect(screen.getByRole('alert')).toHaveTextContent('文字格式 <em>');
  });
});
