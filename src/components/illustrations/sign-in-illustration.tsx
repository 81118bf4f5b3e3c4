import { Cloud } from './cloud.tsx';
import { Illustration } from './illustration.tsx';
import { Sprout } from './sprout.tsx';

/** The sign-in page's banner: a greenhouse, and its data on a screen. */
export function SignInIllustration() {
  return (
    <Illustration viewBox="0 0 480 380">
      <path
        d="M54 316C10 282 16 206 62 164C100 130 140 138 178 92C222 38 318 34 366 84C396 116 390 150 422 188C456 230 452 284 420 316Z"
        fill="var(--mist)"
        stroke="none"
      />
      <circle cx="348" cy="88" r="26" fill="var(--soft)" />
      <Cloud x={66} y={112} scale={1.1} />
      <Cloud x={356} y={116} scale={1} />
      <Greenhouse />
      <Screen />
      <path d="M26 318H454" />
      <path d="M6 318H12M468 318H474" />
      <path d="M386 318L380 282H430L424 318Z" fill="var(--leaf)" />
      <Sprout x={405} y={282} scale={0.9} />
    </Illustration>
  );
}

function Greenhouse() {
  return (
    <>
      <path
        d="M40 318V178C40 144 68 120 104 120C140 120 168 144 168 178V318Z"
        fill="var(--paper)"
      />
      <path
        d="M168 318V178C168 144 196 120 232 120C268 120 296 144 296 178V318Z"
        fill="var(--paper)"
      />
      <path d="M40 178C40 144 68 120 104 120C140 120 168 144 168 178Z" fill="var(--soft)" />
      <path d="M168 178C168 144 196 120 232 120C268 120 296 144 296 178Z" fill="var(--soft)" />
      <path
        d="M40 178H296M104 120V178M232 120V178M72 128V178M136 128V178M200 128V178M264 128V178"
        strokeWidth="2"
      />
      <path d="M40 178H296M168 178V318" />
      <path d="M52 224H128V232H52Z" fill="var(--mid)" />
      <Sprout x={70} y={224} scale={0.4} />
      <Sprout x={104} y={224} scale={0.4} />
      <path d="M52 282H128V290H52Z" fill="var(--mid)" />
      <Sprout x={70} y={282} scale={0.4} />
      <Sprout x={104} y={282} scale={0.4} />
    </>
  );
}

function Screen() {
  return (
    <>
      <path
        d="M246 286V312M222 318C222 308 230 304 246 304C262 304 270 308 270 318"
        fill="var(--soft)"
      />
      <rect x="142" y="170" width="208" height="126" rx="10" fill="var(--paper)" />
      <path
        d="M142 194V180C142 174 146 170 152 170H340C346 170 350 174 350 180V194Z"
        fill="var(--leaf)"
      />
      <circle cx="156" cy="182" r="2.5" fill="var(--paper)" stroke="none" />
      <circle cx="166" cy="182" r="2.5" fill="var(--paper)" stroke="none" />
      <circle cx="176" cy="182" r="2.5" fill="var(--paper)" stroke="none" />
      <rect x="156" y="206" width="88" height="50" rx="5" fill="var(--mist)" strokeWidth="2" />
      <path d="M164 246L180 230L192 238L210 218L234 226" />
      <circle cx="210" cy="218" r="4" fill="var(--leaf)" />
      <circle cx="292" cy="231" r="23" stroke="var(--soft)" strokeWidth="9" />
      <path d="M292 208A23 23 0 1 1 271 241" stroke="var(--leaf)" strokeWidth="9" />
      <path d="M292 231L302 221" />
      <path d="M158 268H204M158 280H188" strokeWidth="4" stroke="var(--mid)" />
      <path
        d="M226 284V272M240 284V266M254 284V276M268 284V268M282 284V274M296 284V270M310 284V264M324 284V272"
        strokeWidth="5"
        stroke="var(--mid)"
      />
    </>
  );
}
