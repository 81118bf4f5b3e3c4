import type { EnquirySubject } from '#src/features/enquiry/public/enquiry-subject.ts';

/** What a visitor wants to talk about, and the mail that begins the talk. */
export type ContactSubject = EnquirySubject & {
  mail: { subject: string; body: string };
  /** Recipient instead of the company. */
  email?: string;
};
