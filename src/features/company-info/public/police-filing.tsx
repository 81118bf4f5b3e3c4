import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const REGISTRY = 'https://beian.mps.gov.cn/';

type PoliceFilingProps = {
  /** As the police issued it. */
  number: string;
};

/**
 * The public-security filing number with its badge (P3). Its digits are what the registry finds the
 * site by. Whoever runs the site puts the badge that the police issued in the place of ours.
 */
export function PoliceFiling({ number }: PoliceFilingProps) {
  const code = number.replaceAll(/\D/g, '');
  return (
    <Link
      href={code === '' ? REGISTRY : `${REGISTRY}#/query/webSearch?code=${code}`}
      target="_blank"
      rel="noopener"
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Box component="img" src="/filing/police-badge.svg" alt="" width={16} height={18} />
      {number}
    </Link>
  );
}
