import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordForm } from '#src/admin/form/record-form.tsx';
import { RecordLoader } from '#src/admin/form/record-loader.tsx';
import { RecordNeighbours, useNeighbours } from '#src/admin/form/visit/record-neighbours.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useListLink } from '#src/admin/list/core/use-list-path.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import { enquiryAdminApi } from './admin-api.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import { progressText } from './enquiry-words.ts';
import { emptyEnquiry, EnquiryInput } from './input.ts';
import { Enquiry, PROGRESS } from './schema.ts';

/** One enquiry: the visitor's message, below it the progress and the note, which editors can change. */
export function Component() {
  const { t } = useTranslation('enquiry-inbox');
  const { id = '' } = useParams();
  const back = useListLink();
  const backTo = back.to;
  const neighbours = useNeighbours(enquiryAdminApi);
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        back={back}
        action={<RecordNeighbours neighbours={neighbours} />}
      />
      <RecordLoader<Enquiry, EnquiryInput> key={id} api={enquiryAdminApi} id={id} backTo={backTo}>
        {(enquiry) => (
          <>
            <EnquiryCard enquiry={enquiry} />
            <RecordForm<Enquiry, EnquiryInput>
              api={enquiryAdminApi}
              record={Enquiry}
              schema={EnquiryInput}
              fields={EnquiryFields}
              opened={enquiry}
              values={() => pickFields<EnquiryInput>(enquiry, emptyEnquiry)}
              backTo={backTo}
              findNext={neighbours?.findNext}
            />
          </>
        )}
      </RecordLoader>
    </>
  );
}

function EnquiryFields() {
  const { t } = useTranslation('enquiry-inbox');
  const { control, formState } = useFormContext<EnquiryInput>();
  const progress = new Set<string>([...PROGRESS, formState.defaultValues?.progress ?? 'new']);
  return (
    <FormColumns
      first={
        <TextInput
          control={control}
          name="note"
          label={t('field.note')}
          hint={t('field.noteHint')}
          rows={4}
          max={1000}
        />
      }
      side={
        <SelectInput
          control={control}
          name="progress"
          label={t('field.progress')}
          required
          options={[...progress].map((one) => ({ value: one, label: progressText(t, one) }))}
        />
      }
    />
  );
}
