import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Reason } from '#src/admin/writing/proposal.tsx';
import { useProposal } from '#src/admin/writing/use-proposal.ts';
import { cleanText } from '#src/admin/editor/document/editor-document.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { toTags } from '#src/lib/text/to-tags.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { Notice } from '#src/components/notice.tsx';

type EnglishProposalProps = {
  label: string;
  /** The field's Chinese value; of a list of rows those of its cells. */
  chinese: readonly unknown[];
  isRichText: boolean;
  /** The most characters of the field; without it any number. */
  max: number | undefined;
  /** Whether it may be asked for yet. */
  mayAsk: boolean;
  /** Called with the English values, or with null when that failed. */
  onEnd: (english: readonly unknown[] | null) => void;
};

/** Asks the model for a field's English values, and says how that goes. */
export function EnglishProposal(props: EnglishProposalProps) {
  const { label, chinese, isRichText, max, mayAsk, onEnd } = props;
  const { t } = useTranslation('writing');
  const { text, isHtml, read } = sourceOf(chinese, isRichText);
  const { status, proposal, error, ask } = useProposal({
    max,
    clean: isHtml ? cleanText : undefined,
  });
  const askOnce = useEffectEvent(() => {
    if (status === 'idle') ask({ kind: 'english', text, isHtml, max });
  });
  useEffect(() => {
    if (mayAsk) askOnce();
  }, [mayAsk]);
  const english = proposal && read(proposal.text);
  const end = useEffectEvent(() => onEnd(english ?? null));
  useEffect(() => {
    if (status === 'success' || status === 'error') end();
  }, [status]);
  if (status === 'idle' || status === 'pending') {
    return <LinearProgress aria-label={t('state.waiting', { name: label })} sx={{ my: 1 }} />;
  }
  if (!proposal || !english) {
    return (
      <Notice onRetry={() => ask({ kind: 'english', text, isHtml, max })}>
        {error ? <Reason error={error} /> : t('failed.answer')}
      </Notice>
    );
  }
  return (
    <>
      {proposal.isCut && <Alert severity="info">{t('cut')}</Alert>}
      {proposal.isRebuilt && <Alert severity="warning">{t('rebuilt')}</Alert>}
    </>
  );
}

type Source = {
  text: string;
  isHtml: boolean;
  /** The English values of an answer; undefined where it has others than it was asked for. */
  read: (answer: string) => readonly unknown[] | undefined;
};

/** What the model gets: a text, a list with commas, a rich text; of several cells a list of HTML. */
function sourceOf(chinese: readonly unknown[], isRichText: boolean): Source {
  const [first] = chinese;
  if (chinese.length > 1) return sourceOfCells([...new Set(chinese.map(String))], chinese);
  if (Array.isArray(first)) {
    return { text: first.join(', '), isHtml: false, read: (answer) => [toTags([answer])] };
  }
  return { text: String(first), isHtml: isRichText, read: (answer) => [answer] };
}

/** @param texts the different ones among the cells */
function sourceOfCells(texts: readonly string[], cells: readonly unknown[]): Source {
  const list = document.createElement('ul');
  for (const text of texts) {
    const item = document.createElement('li');
    item.textContent = text;
    list.append(item);
  }
  return {
    text: list.outerHTML,
    isHtml: true,
    read: (answer) => {
      const items = [...sanitizeToFragment(answer).querySelectorAll('li')];
      if (items.length !== texts.length) return undefined;
      const english = new Map(
        items.map(({ textContent }, index) => [texts[index], typedText(textContent)]),
      );
      return cells.map((cell) => english.get(String(cell)));
    },
  };
}
