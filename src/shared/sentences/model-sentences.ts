/** What can be wrong with a model that a person installs, and with what is embedded. Braces are holes here, so they are spelt. */

export const MODEL_SENTENCES = {
  "model-source-missing": "there is no such folder or ZIP archive",
  "model-name": "its name takes up to 64 letters, digits, “.”, “_” and “-”: name it with --name",
  "model-name-taken": "there is a model of that name already: remove it first, or name this one with --name",
  "model-part-missing": "it holds no {file}",
  "model-several": "it holds {count#} ONNX files: leave one, or call it model.onnx",
  "model-file-large": "{file} has more than {most#} MB",
  "model-settings-broken": "{file} is not JSON",
  "model-other-inputs":
    "it takes {inputs}, and an embedder takes input_ids, attention_mask and token_type_ids",
  "model-no-vectors": "its output {output} gives no numbers for a text or its tokens",
  "model-width-other": "its vectors have {width#} numbers where config.json says {stated#}",
  "model-more-layers": "modules.json names layers that its ONNX file lacks: export it with them",
  "model-pooling-unsaid":
    "nothing says how the vectors of its tokens become one: add --pooling mean or --pooling cls",
  "model-no-tokens": "its tokenizer makes no tokens of a text",
  "model-says-the-same": "it gives every text the same vector",
  "zip-broken": "it is no ZIP archive, or cut off",
  "zip-large": "an archive of more than 4 GB or 10,000 files is not read: unpack it, and name the folder",
  "zip-twice": "the archive holds {name} twice",
  "zip-outside": "the archive holds “{name}”, a path that leads outside",
  "zip-link": "the archive holds a link, “{name}”",
  "zip-encrypted": "the archive is encrypted",
  "zip-method": "“{name}” is packed in a way that is not read: pack it as an ordinary ZIP archive",
  "zip-bomb": "“{name}” unpacks to more than a hundred times its size",
  "zip-damaged": "“{name}” is damaged in the archive",
  "template-empty": "“{template}” names no part of a node in braces",
  "template-label": "there is a template for “{label}”, and the graph's labels are {labels}",
  "template-property":
    "no node has a property “{name}” for a template: besides properties there are id, name, category, synonyms, description and text",
  "embed-into": "“{graph}” came with the product: name a graph of your own with --into",
  "embed-file": "“{graph}” is no graph file: import it first",
  "width-differs":
    "it gives vectors of {own#} numbers, and those of the graph “{graph}” have {width#}: embed the graph anew",
} as const;
