export { multipartBody } from './multipart-body.ts';
