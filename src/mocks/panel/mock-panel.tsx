import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calls } from '../handlers/all.ts';
import { DIALECT_NAMES, FAILURES, ROLES } from './commands.ts';
import './mock-panel.css';
import { TEXTS } from './texts.ts';

type MockPanelProps = {
  latency: number;
  dialect: string;
  /** @throws Error for an unknown command */
  onCommand: (command: string) => Promise<void>;
};

/** A button at the edge of the page that opens a panel with the mock's commands, while developing. */
export function MockPanel({ latency, dialect, onCommand }: MockPanelProps) {
  const text = TEXTS[useTranslation().i18n.language === 'en' ? 'en' : 'cn'];
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [wait, setWait] = useState(String(latency));
  const [failure, setFailure] = useState('500');
  const [call, setCall] = useState('');

  const ask = async (command: string) => {
    try {
      await onCommand(command);
      setSaid(text.done + command);
    } catch (error) {
      setSaid(text.failed + (error instanceof Error ? error.message : command));
    }
  };
  const button = (label: string, command: string, isPressed?: boolean) => (
    <button key={command} type="button" aria-pressed={isPressed} onClick={() => void ask(command)}>
      {label}
    </button>
  );
  const failing = call === '' ? failure : `${failure}:${call}`;
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
  const nameOf = (name: string) =>
    name === 'network' || name === 'timeout' || name === 'plain' ? text[name] : name;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from anywhere inside
    <div onKeyDown={closeOnEscape}>
      <button
        type="button"
        className="mock-open"
        aria-expanded={isOpen}
        aria-label={text.title}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.open}
      </button>
      {isOpen && (
        <section className="mock-panel" aria-label={text.title}>
          <h2>{text.title}</h2>
          <label>
            {text.latency}
            <input
              type="number"
              min={0}
              max={60_000}
              step={100}
              value={wait}
              onChange={(event) => setWait(event.target.value)}
            />
          </label>
          <div>{button(text.slowDown, `latency=${wait}`)}</div>
          <label>
            {text.failure}
            <select value={failure} onChange={(event) => setFailure(event.target.value)}>
              {Object.keys(FAILURES).map((kind) => (
                <option key={kind} value={kind}>
                  {nameOf(kind)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text.call}
            <select value={call} onChange={(event) => setCall(event.target.value)}>
              <option value="">{text.anyCall}</option>
              {calls.map((known) => (
                <option key={known.call}>{known.call}</option>
              ))}
            </select>
          </label>
          <div>
            {button(text.next, `next=${failing}`)}
            {button(text.every, `every=${failing}`)}
            {button(text.none, 'next=none')}
          </div>
          <fieldset>
            <legend>{text.data}</legend>
            {button(text.many, 'many')}
            {button(text.empty, 'empty')}
            {button(text.reset, 'reset')}
          </fieldset>
          <fieldset>
            <legend>{text.role}</legend>
            {ROLES.map((role) => button(roleName(text.roles, role), `role=${role}`))}
          </fieldset>
          <fieldset>
            <legend>{text.captcha}</legend>
            {button(text.on, 'captcha=on')}
            {button(text.off, 'captcha=off')}
          </fieldset>
          <fieldset>
            <legend>{text.dialect}</legend>
            {DIALECT_NAMES.map((name) => button(nameOf(name), `dialect=${name}`, name === dialect))}
          </fieldset>
          <p role="status">{said}</p>
          <button type="button" onClick={() => setIsOpen(false)}>
            {text.close}
          </button>
        </section>
      )}
    </div>
  );
}

function roleName(names: Record<string, string>, role: string): string {
  return names[role] ?? role;
}
