// What Chrome 109 or Safari 16.4 has not, and pdf.js, which brings other parts of core-js with it, calls all the same.
import 'core-js/es/array/to-spliced.js';
import 'core-js/es/array-buffer/transfer-to-fixed-length.js';
import 'core-js/es/promise/with-resolvers.js';
