import type { EnquirySubject } from '#src/features/enquiry/public/enquiry-subject.ts';

/** What a visitor asks about, and the prepared mail about it. */
export type ContactSubject = EnquirySubject & {
  mail: { subject: string; body: string };
  /** Recipient of the mail; the company by default. */
  email?: string;
};
