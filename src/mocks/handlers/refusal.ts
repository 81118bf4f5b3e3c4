/** An answer that is no success. Handlers throw it; the host never sees it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Field name to message (422, 409). */
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** 422 with what is wrong with each field. */
export function invalid(errors: Record<string, string>): Refusal {
  return new Refusal(422, '提交的内容有误，请检查后重试', errors);
}

/** 409: the value stands in another record already. */
export function taken(field: string, message: string): Refusal {
  return new Refusal(409, message, { [field]: message });
}

export function notFound(noun: string): Refusal {
  return new Refusal(404, `${noun}不存在或已被删除`);
}
