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
} from '#src/api/fields.ts';
import { dateTimeInput, optionalEmailInput, statusInput } from '#src/api/input.ts';
import { PasswordChange, StatusChange, WithId } from './schemas.ts';
import { AccessLogInput } from '#src/features/access-log/input.ts';
import { AccessLog } from '#src/features/access-log/schema.ts';
import { AdvertisementInput } from '#src/features/advertisement/input.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { AnnouncementInput } from '#src/features/announcement/input.ts';
import { Announcement } from '#src/features/announcement/schema.ts';
import { LoginAnswer } from '#src/api/login-answer.ts';
import { Captcha, Credentials, SignUpInput } from '#src/features/auth/schema.ts';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { EnquiryInput } from '#src/features/enquiry/input.ts';
import { Message } from '#src/features/enquiry/message.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { FriendlyLinkInput } from '#src/features/friendly-link/input.ts';
import { FriendlyLink } from '#src/features/friendly-link/schema.ts';
import { HistoryEntryInput } from '#src/features/history/input.ts';
import { HistoryEntry } from '#src/features/history/schema.ts';
import { HonorInput } from '#src/features/honor/input.ts';
import { Honor } from '#src/features/honor/schema.ts';
import { MenuItemInput } from '#src/features/menu/input.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { NewsCategoryInput } from '#src/features/news/category/input.ts';
import { NewsCategory } from '#src/features/news/category/schema.ts';
import { NewsInput } from '#src/features/news/input.ts';
import { News } from '#src/features/news/schema.ts';
import { Photo } from '#src/api/photo-schema.ts';
import { ProductCategoryInput } from '#src/features/product/category/input.ts';
import { ProductCategory } from '#src/features/product/category/schema.ts';
import { ProductInput } from '#src/features/product/input.ts';
import { ProductName } from '#src/features/product/product-name.ts';
import { Product } from '#src/features/product/schema.ts';
import { JobInput } from '#src/features/job/input.ts';
import { Job } from '#src/features/job/schema.ts';
import { NewUserInput, UserInput } from '#src/features/user/input.ts';
import { ImportReport, User } from '#src/features/user/schema.ts';

/** The schemas that are components with a name in `openapi.json`. */
export const NAMED = {
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
  AccessLog,
  AccessLogInput,
  Advertisement,
  AdvertisementInput,
  Announcement,
  AnnouncementInput,
  Captcha,
  CompanyInfo,
  CompanyInfoInput,
  Credentials,
  Enquiry,
  EnquiryInput,
  EnquiryMessage: Message,
  FriendlyLink,
  FriendlyLinkInput,
  HistoryEntry,
  HistoryEntryInput,
  Honor,
  HonorInput,
  ImportReport,
  Job,
  JobInput,
  LoginAnswer,
  MenuItem,
  MenuItemInput,
  News,
  NewsCategory,
  NewsCategoryInput,
  NewsInput,
  NewUserInput,
  PasswordChange,
  Photo,
  Product,
  ProductCategory,
  ProductCategoryInput,
  ProductInput,
  ProductName,
  SignUpInput,
  StatusChange,
  User,
  UserInput,
  WithId,
};
