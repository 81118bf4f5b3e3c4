import { Backdrop } from './backdrop.tsx';
import { Cloud } from './cloud.tsx';
import { Illustration } from './illustration.tsx';
import { Sprout } from './sprout.tsx';

/** No network: a gateway in the field whose signal does not reach the cloud. */
export function OfflineIllustration() {
  return (
    <Illustration>
      <Backdrop />
      <Cloud x={204} y={104} scale={1.6} />
      <path d="M240 74L262 94M262 74L240 94" />
      <path d="M124 226V150" strokeWidth="9" />
      <path d="M124 222V150" strokeWidth="3" stroke="var(--soft)" />
      <rect x="88" y="116" width="72" height="50" rx="8" fill="var(--leaf)" />
      <rect x="98" y="126" width="34" height="30" rx="4" fill="var(--paper)" />
      <path d="M106 148V142M115 148V138M124 148V134" strokeWidth="2" />
      <path d="M143 132H149M143 141H149M143 150H149" />
      <path d="M104 116V86M144 116V86" />
      <circle cx="104" cy="82" r="4" fill="var(--soft)" />
      <circle cx="144" cy="82" r="4" fill="var(--soft)" />
      <path d="M160 84C165 77 165 69 160 62M172 92C182 80 182 66 172 54" strokeDasharray="1 8" />
      <path d="M88 84C83 77 83 69 88 62M76 92C66 80 66 66 76 54" strokeDasharray="1 8" />
      <Sprout x={206} y={226} scale={0.7} />
      <Sprout x={282} y={226} scale={0.86} flip />
      <Sprout x={64} y={226} scale={0.5} flip />
    </Illustration>
  );
}
