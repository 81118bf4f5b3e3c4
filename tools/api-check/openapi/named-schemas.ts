import { ChatAnswer, ChatContent, ChatRequest } from '#src/api/chat/chat-schema.ts';
import type { Schema } from '#src/api/client/client.ts';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import {
  count,
  dateTime,
  endTime,
  flag,
  id,
  optionalId,
  optionalNumber,
  requiredText,
  status,
  text,
  texts,
} from '#src/api/fields/fields.ts';
import { dateTimeInput, optionalEmailInput, statusInput } from '#src/api/fields/input.ts';
import { Photo } from '#src/api/uploads/photo-schema.ts';
import { Captcha, Credentials, SignUpInput } from '#src/features/auth/schema.ts';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { EnquiryInput } from '#src/features/enquiry/input.ts';
import { Message } from '#src/features/enquiry/message.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { NewUserInput, UserInput } from '#src/features/user/input.ts';
import { ImportReport, User } from '#src/features/user/schema.ts';
import { RECORD_TYPES } from '../record-types.ts';
import { PasswordChange, StatusChange, WithId } from '../schemas.ts';

/** The schemas that many fields share. */
const FIELDS = {
  Id: id,
  OptionalId: optionalId,
  Text: text,
  RequiredText: requiredText,
  Texts: texts,
  OptionalNumber: optionalNumber,
  Count: count,
  Flag: flag,
  Status: status,
  StatusInput: statusInput,
  DateTimeInput: dateTimeInput,
  OptionalEmail: optionalEmailInput,
  EndTime: endTime,
  DateTime: dateTime,
};

const RECORDS: Record<string, Schema<unknown>> = {
  ...Object.fromEntries(RECORD_TYPES.flatMap(({ schemas }) => Object.entries(schemas))),
  Captcha,
  ChatAnswer,
  ChatContent,
  ChatRequest,
  CompanyInfo,
  CompanyInfoInput,
  Credentials,
  Enquiry,
  EnquiryInput,
  EnquiryMessage: Message,
  ImportReport,
  LoginAnswer,
  NewUserInput,
  PasswordChange,
  Photo,
  SignUpInput,
  StatusChange,
  User,
  UserInput,
  WithId,
};

/** The schemas that are components with a name in `openapi.json`. */
export const NAMED: Record<string, Schema<unknown>> = {
  ...FIELDS,
  ...Object.fromEntries(
    Object.entries(RECORDS).toSorted(([one], [other]) => one.localeCompare(other)),
  ),
};
