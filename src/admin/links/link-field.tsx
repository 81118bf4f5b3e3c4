import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionGroup } from '#src/components/form/option-group.tsx';
import { readLinkAddress } from '#src/lib/links/link-address.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { LinkHint } from './link-hint.tsx';
import { type LinkOption, useLinkOptions } from './use-link-options.ts';

type LinkFieldProps = {
  label: string;
  /** The URL, or the words of a search while they are typed. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the chosen option, after `onChange` with its path. */
  onPick?: (option: LinkOption) => void;
  onBlur?: () => void;
  /** Shown while nothing is known of the link. */
  hint: string | undefined;
  /** The URL's validation error. */
  error?: string | undefined;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** For the first field of a dialog. */
  hasInitialFocus?: boolean;
};

/**
 * A field for a link: a URL can be typed, and the site's pages and records are found by their
 * titles. Shows the target of the link, and completes a bare domain on blur.
 */
export function LinkField(props: LinkFieldProps) {
  const { label, value, onChange, onPick, onBlur, hint, error, name, inputRef, hasInitialFocus } =
    props;
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  // Null until something is typed: the arrow button shows all options, whatever the value is.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typedText(typed ?? '');
  const { options, isSearching, isAddress, failed } = useLinkOptions({ text, isOpen });
  const hasNothing = isOpen && !isAddress && text !== '' && !isSearching && options.length === 0;

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const complete = () => {
    const address = readLinkAddress(value);
    if (address !== undefined && address !== value) onChange(address);
    onBlur?.();
  };
  return (
    <Autocomplete<LinkOption, false, false, true>
      freeSolo
      forcePopupIcon
      openText={t('link.pick')}
      closeText={t('link.close')}
      clearText={t('action.clear')}
      // An open popup without options would swallow the first Escape.
      open={isOpen && (options.length > 0 || isSearching)}
      onOpen={() => setOpen(true)}
      onClose={close}
      options={options}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
      loading={isSearching}
      loadingText={t('link.searching')}
      value={null}
      inputValue={value}
      onInputChange={(_event, next, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setTyped(next);
        onChange(next);
      }}
      onChange={(_event, chosen) => {
        if (chosen === null || typeof chosen === 'string') return;
        onChange(chosen.path);
        onPick?.(chosen);
      }}
      renderGroup={({ key, group, children }) => (
        <OptionGroup key={key} title={group}>
          {children}
        </OptionGroup>
      )}
      renderOption={({ key, ...optionProps }, option) => (
        <LinkOptionRow key={key} option={option} optionProps={optionProps} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          label={label}
          // The focus has to move into an opened dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasInitialFocus}
          onBlur={complete}
          error={error !== undefined}
          helperText={
            <Box component="span" aria-live="polite">
              {error ?? (
                <LinkHint
                  // Words of a search are not a URL yet.
                  href={readLinkAddress(value) ?? ''}
                  hint={hasNothing ? t('link.nothing', { text }) : hint}
                  failed={isOpen ? failed : NONE}
                />
              )}
            </Box>
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, spellCheck: false },
          }}
        />
      )}
    />
  );
}

const NONE: string[] = [];

type LinkOptionRowProps = { option: LinkOption; optionProps: HTMLAttributes<HTMLLIElement> };

/** An option of the field: its title above its URL. */
function LinkOptionRow({ option, optionProps }: LinkOptionRowProps) {
  const { t } = useTranslation('crud');
  return (
    <Box component="li" {...optionProps} sx={rowStyles}>
      <Box component="span" sx={{ typography: 'body2' }}>
        {option.title}
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi dir="ltr">{option.path}</bdi>
        {!option.isVisible && ` · ${t('link.mark.hidden')}`}
      </Box>
    </Box>
  );
}

const rowStyles = {
  // MUI's own styles for options are more specific.
  '&&&': { flexDirection: 'column', alignItems: 'flex-start', overflowWrap: 'anywhere' },
};
