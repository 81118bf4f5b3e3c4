import { Backdrop } from './backdrop.tsx';
import { Cloud } from './cloud.tsx';
import { Illustration } from './illustration.tsx';
import { Sprout } from './sprout.tsx';

/** Empty: one seedling in a long planter. */
export function EmptyIllustration() {
  return (
    <Illustration>
      <Backdrop />
      <Cloud x={60} y={110} scale={0.9} />
      <Cloud x={246} y={84} scale={0.7} />
      <circle cx="196" cy="66" r="17" fill="var(--soft)" />
      <path d="M196 36V30M217 45L221 41M226 66H232M175 45L171 41M166 66H160" />
      <Sprout x={136} y={166} scale={0.92} />
      <path d="M184 166C184 160 188 156 194 156C200 156 204 160 204 166" fill="var(--soft)" />
      <path d="M230 166C230 160 234 156 240 156C246 156 250 160 250 166" fill="var(--soft)" />
      <path d="M88 166H272V180H88Z" fill="var(--mid)" />
      <path d="M96 180H264L254 226H106Z" fill="var(--paper)" />
      <path d="M96 180H264L261 193H99Z" fill="var(--soft)" stroke="none" />
      <path d="M96 180H264L254 226H106Z" />
      <path d="M144 193L148 226M216 193L212 226" strokeWidth="2" />
      <path d="M60 226C58 214 62 206 70 202M74 226C74 218 78 212 86 210M292 226C294 212 288 204 280 202" />
    </Illustration>
  );
}
