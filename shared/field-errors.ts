/**
 * The code of each field error that the server sends. The server's types allow no other code, and
 * `web/lib/api/field-error-texts.ts` has the text that a person reads for each.
 */
export const fieldErrorCodes = [
  'archive_account_not_empty',
  'archive_being_restored',
  'archive_damaged',
  'archive_of_others',
  'archive_too_new',
  'archive_unreadable',
  'last_way_in',
  'linked_elsewhere',
  'proof_required',
  'passkey_expired',
  'passkey_known',
  'passkey_limit',
  'passkey_refused',
  'passkey_unknown',
  'validation_common_password',
  'validation_ends_before_start',
  'validation_file_size_limit',
  'validation_invalid_code',
  'validation_invalid_file',
  'validation_invalid_format',
  'validation_invalid_invitation',
  'validation_invalid_mime_type',
  'validation_invalid_new_email',
  'validation_invalid_old_password',
  'validation_invalid_password',
  'validation_invalid_provider',
  'validation_invalid_token',
  'validation_invalid_token_claims',
  'validation_invalid_token_email',
  'validation_invalid_token_payload',
  'validation_invalid_value',
  'validation_is_email',
  'validation_json_size_limit',
  'validation_length_out_of_range',
  'validation_length_too_long',
  'validation_max_less_equal_than_required',
  'validation_max_number_constraint',
  'validation_max_text_constraint',
  'validation_min_greater_equal_than_required',
  'validation_min_number_constraint',
  'validation_min_text_constraint',
  'validation_missing_rel_records',
  'validation_no_such_date',
  'validation_not_a_trip',
  'validation_not_in_invalid',
  'validation_not_unique',
  'validation_only_int_constraint',
  'validation_own_password',
  'validation_pk_change',
  'validation_required',
  'validation_stale_revision',
  'validation_token_email_mismatch',
  'validation_too_many_legs',
  'validation_too_many_pixels',
  'validation_too_many_stays',
  'validation_too_many_trips',
  'validation_too_many_values',
  'validation_too_many_wishes',
  'validation_values_mismatch',
  'validation_year_out_of_range',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** The error of one field of a request. The message is part of the record API and always English. */
export interface FieldError {
  code: FieldErrorCode
  message: string
  /** The limits that the message names, such as `{ max: 255 }`. */
  params?: Record<string, unknown>
}
