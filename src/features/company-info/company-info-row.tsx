import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { assetUrl } from '#src/api/assets.ts';
import { ListRow } from '#src/admin/list/list-row.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { CompanyInfo } from './schema.ts';

type CompanyInfoRowProps = { company: CompanyInfo; end: ReactNode };

/** A record of the company as the list shows it: its name and how to reach it. */
export function CompanyInfoRow({ company, end }: CompanyInfoRowProps) {
  const { title, companyaddress, phone, email, logo } = company;
  return (
    <ListRow
      title={title}
      text={
        <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <div>{companyaddress}</div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <bdi>{phone}</bdi>
            <bdi>{email}</bdi>
          </Box>
        </Box>
      }
      picture={<Picture src={assetUrl(logo)} alt="" ratio={1} sizes="72px" fit="contain" />}
      end={end}
    />
  );
}
