import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../navigation/menu-types.ts';
import { holdsCurrent } from '../../navigation/visible-menu.ts';
import { NavBranch } from './nav-branch.tsx';
import { NavFold } from './nav-fold.tsx';
import { NavLink } from './nav-link.tsx';
import { itemStyle } from './nav-style.ts';
import { useDisclosure } from './use-disclosure.ts';

type NavGroupProps = {
  group: MenuGroup;
  /** The current entry's path, where the group holds it. */
  current: string | undefined;
};

/** A named part of the vertical menu, which can be put away (N1). */
export const NavGroup = memo(({ group, current }: NavGroupProps) => {
  const { t } = useTranslation(['navdata', 'common']);
  const id = useId();
  const { isOpen, toggle } = useDisclosure(current, true);

  return (
    <>
      <ButtonBase onClick={toggle} aria-expanded={isOpen} aria-controls={id} sx={titleStyle}>
        {t(group.title)}
        <ExpandMoreIcon sx={{ fontSize: 16, rotate: isOpen ? '0deg' : '-90deg' }} />
      </ButtonBase>
      <NavFold isOpen={isOpen}>
        <List id={id} disablePadding aria-label={t(group.title)}>
          {group.items.map((item) => (
            <li key={item.path}>
              {item.children ? (
                <NavBranch
                  item={item}
                  links={item.children}
                  current={holdsCurrent(item, current) ? current : undefined}
                />
              ) : (
                <NavLink
                  link={item}
                  isCurrent={item.path === current}
                  icon={item.icon}
                  sx={itemStyle}
                />
              )}
            </li>
          ))}
        </List>
      </NavFold>
    </>
  );
});
NavGroup.displayName = 'NavGroup';

const titleStyle = {
  typography: 'overline',
  color: 'text.secondary',
  width: 1,
  minHeight: 32,
  px: 1.5,
  mt: 1.5,
  gap: 0.5,
  borderRadius: 1,
  justifyContent: 'space-between',
  '&:hover': { color: 'text.primary' },
  '@media (pointer: coarse)': { minHeight: 44 },
};
