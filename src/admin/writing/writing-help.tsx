import WritingIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BorderButton } from '#src/components/form/border-button.tsx';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import type { Task } from './prompts.ts';
import { Proposal } from './proposal.tsx';
import { type ProposalOptions, useProposal } from './use-proposal.ts';
import { WhatIsSentDialog } from './what-is-sent-dialog.tsx';

/** A task that can be chosen; `isMissing` while there is nothing to draft from. */
export type Offer = { task: Task; isMissing?: boolean };

export type WritingHelpHandle = { start: (task: Task) => void };

type WritingHelpProps = ProposalOptions & {
  label: string;
  /** The tasks for the form's present values; without it there is no button, and tasks are started by `ref`. */
  offers?: (() => Offer[]) | undefined;
  /** Updates a task to the form's present values, where `offers` has none of its kind. */
  renew?: (task: Task) => Task;
  /** Renders with the field's newest value; only while there is a proposal. */
  withCurrent: (render: (current: string) => ReactNode) => ReactNode;
  /** The field's own renderer of a difference. */
  show?: ShowValue | undefined;
  /** Writes the proposal into the field, which may move the focus. */
  onAccept: (text: string) => void;
  /** Moves the focus to the field, where there is no button. */
  onFocusField?: () => void;
  /** How far the button is from the field's end, in px. */
  end?: number | undefined;
  ref?: Ref<WritingHelpHandle>;
};

/** A small button on a field's border that offers to draft its text, and the proposal below the field. */
export function WritingHelp(props: WritingHelpProps) {
  const { label, offers, renew, withCurrent, show, onAccept, onFocusField, end, ref } = props;
  const { t } = useTranslation('writing');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isExplained, setExplained] = useState(false);
  const { status, proposal, error, task, ask, dismiss } = useProposal(props);
  useImperativeHandle(ref, () => ({ start: ask }));
  const close = () => setAnchor(null);
  const closeProposal = () => {
    dismiss();
    if (button.current) button.current.focus();
    else onFocusField?.();
  };
  /** Repeats the task with the form's present values. */
  const askAgain = () => {
    if (!task) return;
    const newest = offers?.().find((one) => one.task.kind === task.kind && !one.isMissing);
    ask(newest?.task ?? renew?.(task) ?? task);
  };
  return (
    <>
      {offers && (
        <BorderButton
          ref={button}
          title={t('button')}
          end={end}
          aria-label={t('buttonOf', { name: label })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <WritingIcon sx={{ color: 'primary.text' }} />
        </BorderButton>
      )}
      {anchor && offers && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-label': t('buttonOf', { name: label }) } }}
        >
          {offers().map((offer) => (
            <MenuItem
              key={offer.task.kind}
              disabled={offer.isMissing ?? false}
              onClick={() => {
                close();
                ask(offer.task);
              }}
            >
              <ListItemText
                primary={t(`task.${offer.task.kind}`)}
                secondary={offer.isMissing ? t('missing') : undefined}
              />
            </MenuItem>
          ))}
          <Divider />
          <MenuItem
            onClick={() => {
              close();
              setExplained(true);
            }}
          >
            {t('sent.open')}
          </MenuItem>
        </Menu>
      )}
      {isExplained && <WhatIsSentDialog onClose={() => setExplained(false)} />}
      {status !== 'idle' &&
        withCurrent((current) => (
          <Proposal
            label={label}
            current={current}
            proposal={proposal}
            error={error}
            show={show}
            onAccept={(text) => {
              closeProposal();
              onAccept(text);
            }}
            onAgain={askAgain}
            onDismiss={closeProposal}
          />
        ))}
    </>
  );
}
