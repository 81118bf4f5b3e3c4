import { createRoot } from 'react-dom/client';
import { MockPanel } from './mock-panel.tsx';

/** Draws the panel beside the app, in a React root of its own. */
export function showPanel(
  latency: number,
  dialect: string,
  onCommand: (command: string) => Promise<void>,
): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<MockPanel latency={latency} dialect={dialect} onCommand={onCommand} />);
}
