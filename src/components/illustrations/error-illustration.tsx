import { Backdrop } from './backdrop.tsx';
import { Cloud } from './cloud.tsx';
import { Illustration } from './illustration.tsx';

/** An error: a wilting plant beside a probe. */
export function ErrorIllustration() {
  return (
    <Illustration>
      <Backdrop />
      <Cloud x={52} y={92} scale={0.9} />
      <Cloud x={196} y={64} scale={0.7} />
      <path d="M126 178C124 152 128 128 142 116C158 103 178 110 178 128" />
      <path d="M178 128C190 134 196 148 190 164C176 160 170 144 178 128Z" fill="var(--mid)" />
      <path d="M130 140C116 134 102 140 96 156C110 164 126 156 130 140Z" fill="var(--mid)" />
      <path d="M126 158C136 150 150 154 156 166C146 174 132 170 126 158Z" fill="var(--soft)" />
      <path d="M86 178H168L158 226H96Z" fill="var(--leaf)" />
      <path d="M80 166H174V182H80Z" fill="var(--soft)" />
      <path d="M184 218C188 213 194 213 197 219" />
      <path d="M242 168V226M266 168V226" strokeWidth="8" />
      <path d="M242 168V220M266 168V220" strokeWidth="2" stroke="var(--soft)" />
      <rect x="216" y="94" width="76" height="78" rx="12" fill="var(--paper)" />
      <rect x="227" y="105" width="54" height="38" rx="6" fill="var(--soft)" />
      <path d="M246 117L262 131M262 117L246 131" />
      <circle cx="236" cy="157" r="4" fill="var(--leaf)" />
      <path d="M250 157H274" />
      <path d="M254 94V78" />
      <circle cx="254" cy="73" r="5" fill="var(--leaf)" />
    </Illustration>
  );
}
