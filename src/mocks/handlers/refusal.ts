/** A failed call; thrown by handlers, converted by `toHandler`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Messages by field (422, 409). */
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** 422 with field messages. */
export function invalid(errors: Record<string, string>): Refusal {
  return new Refusal(422, '提交的内容有误，请检查后重试', errors);
}

/** 409: the value is already used. */
export function conflict(field: string, message: string): Refusal {
  return new Refusal(409, message, { [field]: message });
}

export function notFound(noun: string): Refusal {
  return new Refusal(404, `${noun}不存在或已被删除`);
}
