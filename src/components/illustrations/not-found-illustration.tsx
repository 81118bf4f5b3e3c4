import { Backdrop } from './backdrop.tsx';
import { Cloud } from './cloud.tsx';
import { Illustration } from './illustration.tsx';
import { Sprout } from './sprout.tsx';

/** 404, with a seedling in a glass for the zero. */
export function NotFoundIllustration() {
  return (
    <Illustration>
      <Backdrop />
      <Cloud x={44} y={70} scale={0.8} />
      <Cloud x={256} y={52} scale={0.9} />
      <Four x={46} />
      <Four x={240} />
      <circle cx="180" cy="168" r="56" fill="var(--paper)" />
      <path
        d="M127 186C140 178 158 184 176 181C196 178 214 176 233 184C227 207 206 224 180 224C154 224 133 207 127 186Z"
        fill="var(--soft)"
        stroke="none"
      />
      <path d="M127 186C140 178 158 184 176 181C196 178 214 176 233 184" />
      <Sprout x={180} y={182} scale={0.9} />
      <circle cx="180" cy="168" r="56" />
      <path d="M146 142C151 134 158 129 166 126" stroke="var(--mid)" />
      <path d="M158 112H202" strokeWidth="9" />
      <path d="M158 112H202" strokeWidth="4" stroke="var(--soft)" />
      <path d="M152 203H168M186 206H206M172 213H184" strokeWidth="2" stroke="var(--mid)" />
    </Illustration>
  );
}

function Four({ x }: { x: number }) {
  return (
    <path
      transform={`translate(${x} 112)`}
      d="M40 0H60C63 0 65 2 65 5V66H72C75 66 77 68 77 71V82C77 85 75 87 72 87H65V109C65 112 63 114 60 114H46C43 114 41 112 41 109V87H5C2 87 0 85 0 82V70C0 68 1 66 2 64L36 2C37 1 38 0 40 0ZM41 36L24 66H41Z"
      fill="var(--leaf)"
    />
  );
}
