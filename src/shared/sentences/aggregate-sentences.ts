/** What is said of one number made of many, and of what went into it. */

export const AGGREGATE_SENTENCES = {
  "number-mean": "Mean of “{measure}”: {value#}, over {over#} of {all#}.",
  "number-median": "Median of “{measure}”: {value#}, over {over#} of {all#}.",
  "number-sum": "Sum of “{measure}”: {value#}, over {over#} of {all#}.",
  "number-max": "Largest “{measure}”: {value#}, over {over#} of {all#}.",
  "number-min": "Smallest “{measure}”: {value#}, over {over#} of {all#}.",
  "number-share": "{part#} of {all#}: {value#} %.",
  "group-number": "{group}: {value#} (over {over#}).",
  "groups-count": "Counted by “{group}”.",
  "groups-mean": "Mean of “{measure}” by “{group}”.",
  "groups-median": "Median of “{measure}” by “{group}”.",
  "groups-sum": "Sum of “{measure}” by “{group}”.",
  "groups-max": "Largest “{measure}” by “{group}”.",
  "groups-min": "Smallest “{measure}” by “{group}”.",
  "groups-more": "Further groups: {count#}.",
  "groups-outside": "In no group, for having no “{group}”: {count#}.",
  "groups-shared": "In several groups at once: {count#}.",
  "number-missing": "Left out for having no “{measure}”: {count#}.",
  "number-several": "Left out for having several numbers in “{measure}”: {count#}.",
  "number-unread": "Left out because their “{measure}” is no number: {count#}.",
  "share-missing": "Of these {count#} have no “{property}”, and are counted as not having it.",
  "refused-no-amount":
    "“{measure}” dates things or tells them apart: no number is made of it, only of what things have an amount of.",
  "refused-no-amounts": "Nothing in this graph has an amount that a number could be made of.",
  "refused-amounts": "What is to be added or averaged is not in the graph; it has: {names...}.",
  "refused-no-values": "None of what was asked for has a number in “{measure}”.",
  "refused-mixed-units":
    "“{measure}” is told in several units ({names...}), which are not added or averaged.",
  "refused-no-number": "“{measure}” is words rather than numbers.",
} as const;
