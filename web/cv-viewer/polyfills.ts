// Functions that pdf.js calls and Chrome 109 or Safari 16.4 lacks. pdf.js itself contains other parts of core-js.
import 'core-js/es/array/to-spliced.js';
import 'core-js/es/array-buffer/transfer-to-fixed-length.js';
import 'core-js/es/promise/with-resolvers.js';
